import type { OrderView } from '@odonta/api/contract';

/** To the broadcast; the server gives it to those who have paid, from a day before the course on. */
export function OnlineLink({ order: { online_link } }: { order: OrderView }) {
  if (online_link === null) return null;
  return (
    <p className="no-print">
      <a className="button" href={online_link} target="_blank" rel="noopener noreferrer nofollow">
        Подключиться к курсу
      </a>
    </p>
  );
}
