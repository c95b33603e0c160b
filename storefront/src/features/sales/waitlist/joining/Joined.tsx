import type { WaitlistView } from '@odonta/api/contract';
import { waitlistPath } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect, useRef } from 'react';

/** Said in the form's place, so that the way to the place in the line is not missed. */
export function Joined({
  entry,
  isInterest,
  close,
}: {
  entry: WaitlistView;
  isInterest: boolean;
  close(): void;
}) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <>
      <p ref={news} tabIndex={-1}>
        {isInterest
          ? 'Мы напишем вам, как только откроется запись, и придержим место.'
          : 'Как только очередь дойдёт до вас, мы напишем и придержим место.'}{' '}
        Ваше место в очереди — <strong>{entry.position}</strong>.
      </p>
      <p className="muted">Ссылка на эту страницу есть в письме, которое мы уже отправили.</p>
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
        <a className="button" href={waitlistPath(entry.token)}>
          Моё место в очереди
        </a>
      </div>
    </>
  );
}
