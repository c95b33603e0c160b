import type { ArticleCounts, ArticleLiked } from '@odonta/api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, get, post, takeBack } from '../../../lib/api.ts';
import { useReading } from './useReading.ts';
import { isLiked, rememberLiked, visitorId } from './visitorId.ts';

/** The counters of an article as of now, the visitor's own like, and a way to give it and take it back. */
export function useReactions(id: number, shown: ArticleCounts) {
  const [counts, setCounts] = useState(shown);
  const [liked, setLiked] = useState(false);
  const [isReady, setReady] = useState(false);
  const isBusy = useRef(false);
  const hasToggled = useRef(false);

  useEffect(() => {
    setLiked(isLiked(id));
    setReady(true);
    // Counters are decoration: without an answer those of the page stay.
    get<ArticleCounts>(`/articles/${id}/counts`).then(
      (now) => hasToggled.current || setCounts(now),
      () => undefined,
    );
  }, [id]);

  useReading(
    useCallback(() => {
      post<ArticleCounts>(`/articles/${id}/view`, { visitor_id: visitorId() }).then(
        setCounts,
        () => undefined,
      );
    }, [id]),
  );

  /** Shown at once, and undone when the server refuses. */
  async function toggle(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    hasToggled.current = true;
    const become = !liked;
    const before = counts;
    setLiked(become);
    setCounts({ ...before, like_count: Math.max(0, before.like_count + (become ? 1 : -1)) });
    try {
      const send = become ? post<ArticleLiked> : takeBack<ArticleLiked>;
      setCounts(await send(`/articles/${id}/like`, { visitor_id: visitorId() }));
      rememberLiked(id, become);
    } catch (failure) {
      setLiked(!become);
      setCounts(before);
      const said = failure instanceof ApiError ? failure.message : '';
      toast('error', said || 'Не удалось сохранить отметку. Попробуйте ещё раз');
    } finally {
      isBusy.current = false;
    }
  }

  return { counts, liked, isReady, toggle };
}
