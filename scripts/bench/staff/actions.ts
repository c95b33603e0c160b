/** An action that a user waits for at a screen, and the server's time for it. */
export interface Action {
  what: string;
  seconds: number;
  budget: number;
}

type Ask = <Message>(method: string, path: string, body?: object | FormData) => Promise<Message>;

const thousand = 1000;
/** No request is waited for longer without a word of how far it has come. */
const patience = 30;
const budgetOfThousand = 4;

/** The longest actions of a working day: thousands of courses changed and rescheduled, and a file of as many lecturers. */
export async function longActions(url: string, token: string, courses: number): Promise<Action[]> {
  const ask = asking(url, token);
  const actions: Action[] = [];
  const timed = async <Message>(what: string, budget: number, action: () => Promise<Message>) => {
    const began = performance.now();
    const done = await action();
    actions.push({ what, seconds: (performance.now() - began) / 1000, budget });
    return done;
  };

  const ids = await coursesOf(ask, thousand);
  const some = `${ids.length} courses`;
  const bulk = (what: string, body: object, budget = budgetOfThousand) =>
    timed(what, budget, () => ask('POST', '/adm/prods/bulk', body));
  await bulk(`${some} edited`, { action: 'update', ids, data: { disable_promotion: true } });
  await bulk(`${some} moved`, { action: 'move', move: 'pause_sales', ids });
  const all = { filter: { q: 'bench-' }, expectedTotal: courses };
  const data = { disable_promotion: false };
  await bulk(`${courses} courses edited by filter`, { action: 'update', ...all, data }, patience);

  const { id } = await ask<{ id: number }>(
    'POST',
    '/adm/imports?resource=lecturers',
    lecturersFile(thousand),
  );
  const { mapping } = await ask<{ mapping: unknown[] }>('GET', `/adm/imports/${id}/columns`);
  const move = (name: string, body: object = {}) =>
    timed(`a file of ${thousand} lecturers: ${name}`, patience, () =>
      ask<{ created: number }>('POST', `/adm/imports/${id}/${name}`, body),
    );
  await move('dry_run', { mapping, mode: 'all' });
  const { created } = await move('apply');
  if (created !== thousand) throw new Error(`${created} lecturers were created of ${thousand}`);
  await move('rollback');
  return actions;
}

async function coursesOf(ask: Ask, wanted: number): Promise<number[]> {
  const ids: number[] = [];
  const filter = encodeURIComponent(JSON.stringify({ q: 'bench-' }));
  for (let from = 0; from < wanted; from += 500) {
    const to = Math.min(from + 500, wanted) - 1;
    const page = await ask<{ id: number }[]>('GET', `/adm/prods?filter=${filter}&range=[${from},${to}]`);
    ids.push(...page.map((course) => course.id));
  }
  return ids;
}

function lecturersFile(rows: number): FormData {
  const lines = Array.from(
    { length: rows },
    (_, number) => `Лекторов Образец ${number};bench-lecturer-${number}`,
  );
  const form = new FormData();
  form.append('file', new Blob([['Имя;Адрес страницы', ...lines].join('\r\n')]), 'lecturers.csv');
  return form;
}

const asking =
  (url: string, token: string): Ask =>
  async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    const { message } = (await answer.json()) as { message: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(message)}`);
    return message;
  };
