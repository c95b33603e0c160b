import type { LessonOffer, LessonView } from '@odonta/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import { ApiError, get } from '../../../lib/api.ts';
import { type Buyer, whoBooks } from '../booking/buyer.ts';
import { Asked } from './Asked.tsx';
import { LessonForm } from './LessonForm.tsx';

interface Props {
  prod: { id: number; name: string };
  slotId: number;
  close(): void;
}

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'there'; buyer: Buyer; offer: LessonOffer | null };

/** Shows the form after reading the visitor's session and the hours that are free now: a page may be a minute old. */
export function LessonPage({ prod, slotId, close }: Props) {
  const { loaded, reload } = useOffer(prod.id);
  const [asked, setAsked] = useState<LessonView | null>(null);
  if (asked) return <Asked lesson={asked} close={close} />;
  if (loaded.is === 'loading') return <p role="status">Загружаем форму…</p>;
  if (loaded.is === 'failed') return <LoadFailed what="форму" again={reload} />;
  const { offer, buyer } = loaded;
  const slot = offer?.slots.find(({ id }) => id === slotId);
  if (!offer || !slot)
    return (
      <p role="status">
        Это время уже заняли или лектор его убрал.{' '}
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => location.reload()}
        >
          Выбрать другое время
        </button>
      </p>
    );
  return <LessonForm {...{ prod, slot, offer, buyer, close }} onAsked={setAsked} />;
}

function useOffer(prodId: number) {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const load = useCallback(async () => {
    try {
      const [buyer, offer] = await Promise.all([whoBooks(), offerOf(prodId)]);
      setLoaded({ is: 'there', buyer, offer });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoaded({ is: 'failed' });
    }
  }, [prodId]);
  useEffect(() => void load(), [load]);
  return { loaded, reload: load };
}

/** Null where the course is not sold by the hour any more. */
const offerOf = (prodId: number): Promise<LessonOffer | null> =>
  get<LessonOffer>(`/lessons/prods/${prodId}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
