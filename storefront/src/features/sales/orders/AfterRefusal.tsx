import { paths } from '@odonta/db/vocabulary/addresses.ts';

/**
 * The possible actions after a bank has refused a card.
 * @param keeps - what the buyer does not lose
 */
export function AfterRefusal({ keeps }: { keeps: string }) {
  return (
    <div className="prose no-print">
      <p>{keeps}. Что можно сделать:</p>
      <ul>
        <li>оплатить другой картой;</li>
        <li>выбрать на странице банка другой способ: СБП или приложение банка;</li>
        <li>спросить свой банк, почему он отказал, и попробовать ещё раз;</li>
        <li>
          <a href={paths.contacts}>написать нам</a>, и мы выставим счёт.
        </li>
      </ul>
    </div>
  );
}
