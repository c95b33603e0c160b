const words =
  `имплантация протезирование окклюзия эндодонтия остеотомия мембрана фиксация адгезив композит керамика винир
коронка абатмент шаблон планирование томография слепок сканер фрезер артикулятор прикус брекет элайнер анестезия шов лоскут
десна рецессия трансплантат синус лифтинг костный блок винт пин штифт канал апекс обтурация ирригация изоляция коффердам
диагностика осложнение клинический случай разбор практика модель фантом ассистент протокол хирург ортопед терапевт`.split(
    /\s+/,
  );

/** About 39 KB, and about as repetitive as a course page is. */
export const courseHtml = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>Имплантация зубов</title></head><body>
${Array.from({ length: 140 }, (_, n) => paragraph(n)).join('\n')}
</body></html>
`;

function paragraph(n: number): string {
  const text = Array.from({ length: 12 }, (_, index) => words[mixed(n * 16 + index) % words.length]).join(
    ' ',
  );
  return `<li class="card card--${n % 5}"><a href="/prods/kurs-${mixed(n) % 1000}">${text}</a></li>`;
}

function mixed(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 12)) >>> 0;
}
