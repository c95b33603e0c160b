import type { OwnReview, ReviewInvitation } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { ApiError, get } from '../../../lib/api.ts';
import type { Reviewed } from './ReviewDialog.tsx';
import ReviewForm from './ReviewForm.tsx';
import type { Opened } from './reviewOpener.ts';
import { type ReviewValues, valuesOf } from './reviewValues.ts';

interface Props extends Reviewed {
  opened: Opened;
  close(): void;
}

type Audience =
  | { state: 'open'; given: Partial<ReviewValues> }
  | { state: 'waiting' }
  | { state: 'shut'; why: string };

/** Checks the link of a letter before anything is typed; a void link is explained. */
export default function ReviewPage({ opened, close, ...reviewed }: Props) {
  const [way, setWay] = useState(opened);
  const [audience, setEntrance] = useState<Audience>(
    way.by === 'button' ? { state: 'open', given: {} } : { state: 'waiting' },
  );
  useEffect(() => {
    if (way.by === 'button') return;
    let isStale = false;
    void look(way).then((found) => !isStale && setEntrance(found));
    return () => {
      isStale = true;
    };
  }, [way]);

  if (audience.state === 'waiting') return <p className="muted">Загрузка…</p>;
  if (audience.state === 'open')
    return <ReviewForm {...reviewed} way={way} given={audience.given} close={close} />;
  return (
    <>
      <p role="alert">{audience.why}</p>
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
        {reviewed.isOpen && way.by === 'code' && (
          <button
            className="button"
            type="button"
            onClick={() => {
              setWay({ by: 'button' });
              setEntrance({ state: 'open', given: {} });
            }}
          >
            Написать без кода
          </button>
        )}
      </div>
    </>
  );
}

async function look({ by, secret }: Exclude<Opened, { by: 'button' }>): Promise<Audience> {
  const part = encodeURIComponent(secret);
  try {
    const given =
      by === 'code'
        ? { client_name: (await get<ReviewInvitation>(`/reviews/invitations/${part}`)).client_name }
        : valuesOf(await get<OwnReview>(`/reviews/mine/${part}`));
    return { state: 'open', given };
  } catch (error) {
    const why = error instanceof ApiError ? error.message : '';
    return {
      state: 'shut',
      why: why || 'Не удалось открыть форму. Проверьте интернет и откройте ссылку ещё раз.',
    };
  }
}
