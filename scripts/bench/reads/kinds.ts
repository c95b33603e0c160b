/** A public read and the addresses asked for. */
export interface Kind {
  name: string;
  paths: readonly string[];
}

/** The reads with an aim, each of the hundred things that a list shows first. */
export async function kindsAt(url: string): Promise<Kind[]> {
  const { prods } = await messageOf<{ prods: { id: number }[] }>(`${url}/api/prods/search?limit=100`);
  const lecturers = await messageOf<{ sef: string }[]>(`${url}/api/lecturers?limit=100`);
  const ofProds = (name: string, path: (id: number) => string) => ({
    name,
    paths: prods.map(({ id }) => path(id)),
  });
  return [
    ofProds('/prods/{id}', (id) => `/api/prods/${id}`),
    { name: '/lecturers/{sef}', paths: lecturers.map(({ sef }) => `/api/lecturers/${sef}`) },
    ofProds('/reviews?prod_id={id}', (id) => `/api/reviews?prod_id=${id}`),
    ofProds('/prods/{id}/similar', (id) => `/api/prods/${id}/similar`),
    { name: '/categories', paths: ['/api/categories'] },
  ];
}

async function messageOf<Message>(address: string): Promise<Message> {
  const { message } = (await (await fetch(address)).json()) as { message: Message };
  return message;
}
