import type { ProdSeo } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useOneAtATime } from '../../../../kit/actions/useOneAtATime.ts';
import { isFailure } from '../../../../kit/api/failure.ts';
import { wordsOf } from '../../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { seoKey } from './useProdSeo.ts';

interface Typed {
  title: string;
  description: string;
}

/** The words being typed, stored in this tab until they are saved. */
export function useSeoForm(seo: ProdSeo) {
  const id = Number(useRecordContext()?.id);
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const { once, isBusy } = useOneAtATime();
  const key = `odonta.seo:${id}`;
  const saved: Typed = { title: seo.title ?? '', description: seo.description ?? '' };
  const [typed, setTyped] = useState(() => keptIn(key));
  const words = typed ?? saved;
  const [error, setError] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const isChanged = words.title !== saved.title || words.description !== saved.description;

  function type(change: Partial<Typed>) {
    const next = { ...words, ...change };
    setTyped(next);
    setErrors({});
    sessionStorage.setItem(key, JSON.stringify(next));
  }

  async function save() {
    setError(null);
    const sent = { title: words.title.trim() || null, description: words.description.trim() || null };
    try {
      await once(async () => {
        const written = await provider.saveProdSeo(id, sent, seo.version);
        sessionStorage.removeItem(key);
        setTyped(null);
        queries.setQueryData(seoKey(id), written);
        notify('Слова для поиска сохранены', { type: 'success' });
      });
    } catch (failure) {
      const { errors: found = {}, current } = isFailure(failure) ? failure.body : {};
      // Beside the words of the concurrent editor, a second press saves one's own.
      if (current) queries.setQueryData(seoKey(id), current);
      setErrors(found);
      if (Object.keys(found).length === 0) setError(wordsOf(failure, 'Не удалось сохранить'));
    }
  }

  return { words, type, isChanged, isBusy, error, errors, save };
}

function keptIn(key: string): Typed | null {
  const found = sessionStorage.getItem(key);
  return found === null ? null : (JSON.parse(found) as Typed);
}
