import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import type { KeptPayment } from './account.ts';
import { testCards, testCode, testPassword } from './cards.ts';
import { style } from './pageStyle.ts';
import { type WayName, ways, waysFor } from './ways.ts';

/** The page on which a buyer types his card. It says that it is none. */
export const cardPage = (payment: KeptPayment, wrong: string | null): string =>
  page(
    'Оплата картой',
    `<section><h1>Оплата картой</h1><p class="quiet">${escaped(payment.description)}</p>
<p class="sum">${roubles(payment.asked)}</p>
${complaint(wrong)}<form method="post">
<label>Номер карты<input name="pan" inputmode="numeric" autocomplete="off" required maxlength="23"${described(wrong)}></label>
<div class="two"><label>Срок, ММ/ГГ<input name="expires" value="12/30" inputmode="numeric" autocomplete="off" required maxlength="5"></label>
<label>Код с оборота<input name="code" value="${testCode}" inputmode="numeric" autocomplete="off" required maxlength="3"></label></div>
<button>Оплатить ${roubles(payment.asked)}</button></form>${otherWays(payment)}</section>
<section><h2>Карты для пробы</h2><p class="quiet">Срок любой, код — ${testCode}.</p><dl>${Object.entries(
      testCards,
    )
      .map(([pan, { meaning }]) => `<dt>${pan}</dt><dd>${meaning}</dd>`)
      .join('')}</dl></section>`,
  );

/** Payment without a card: the page of the buyer's own bank, or of who lends him the money. */
export function wayPage({ description, asked }: KeptPayment, name: WayName): string {
  const { title, text, button } = ways[name];
  return page(
    title,
    `<section><h1>${title}</h1><p class="quiet">${escaped(description)}</p>
<p class="sum">${roubles(asked)}</p><p class="quiet">${text}</p>
<form method="post"><button>${button} ${roubles(asked)}</button></form></section>`,
  );
}

const otherWays = (payment: KeptPayment) =>
  waysFor(payment)
    .map(
      (name) =>
        `<p class="other"><a href="${paths.sandboxBank}/${payment.id}/${name}">${ways[name].link}</a></p>`,
    )
    .join('');

export const sandboxSite = (wrong: string | null): string =>
  page(
    'Подтверждение оплаты',
    `<section><h1>Подтверждение оплаты</h1>${complaint(wrong)}<form method="post">
<label>Пароль из сообщения банка<input name="password" autocomplete="off" required></label>
<button>Подтвердить</button></form></section>
<p class="quiet">В песочнице пароль — <code>${testPassword}</code>; любой другой — отказ.</p>`,
  );

export const overPage = (): string =>
  page(
    'Ссылка больше не действует',
    '<section><h1>Ссылка больше не действует</h1><p>Этот платёж уже завершён, или его время вышло. Вернитесь на страницу заказа: там видно, что с ним.</p></section>',
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} — песочница банка</title><style>${style}</style></head>
<body><main><p class="note">Учебный режим. Это песочница банка: деньги не списываются, подойдут только тестовые карты.</p>${body}</main></body></html>`;

const complaint = (wrong: string | null) =>
  wrong ? `<p class="wrong" role="alert" id="wrong">${escaped(wrong)}</p>` : '';
const described = (wrong: string | null) => (wrong ? ' aria-describedby="wrong" aria-invalid="true"' : '');

const roubles = (kopecks: number) => formatPrice(kopecks / 100);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
