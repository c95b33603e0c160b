import { Button } from '@mui/material';
import type { MergePreview } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { isFailure } from '../api/failure.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Long enough to read which record is left and to follow the link to it. */
const shownForMs = 10_000;

/** The preview of merging these two, and the action itself, once. */
export function useMerge(
  resource: string,
  record: RaRecord & { id: number },
  other: RaRecord | null,
  onDone: () => void,
) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const { once, isBusy } = useOneAtATime();
  const [refusal, setRefusal] = useState<{ of: unknown; text: string } | null>(null);
  const preview = useQuery<MergePreview>({
    queryKey: [resource, 'previewMerge', record.id, other?.id],
    queryFn: () => provider.previewMerge(resource, record.id, Number(other?.id)),
    enabled: other !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function attempt(other: RaRecord, reason: string) {
    try {
      const { id } = await provider.merge(resource, record.id, Number(other.id), reason);
      const gone = id === record.id ? other.id : record.id;
      notify(`Запись № ${gone} присоединена к № ${id}`, {
        type: 'success',
        autoHideDuration: shownForMs,
        action: (
          <Button color="inherit" size="small" component={Link} to={`/${resource}/${id}/show`}>
            Открыть № {id}
          </Button>
        ),
      });
      onDone();
      // All but the preview, which is outdated after the merge.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'previewMerge' });
    } catch (error) {
      setRefusal({ of: other, text: inWords(error) });
    }
  }

  const merge = (reason: string) => once(async () => other && attempt(other, reason));
  const failure = refusal?.of === other ? refusal?.text : preview.error && inWords(preview.error);
  return { preview: preview.data, failure: other ? failure : undefined, isBusy, merge };
}

/** The field's own words say more than «Проверьте заполнение полей». */
function inWords(error: unknown): string {
  if (isFailure(error)) {
    const [first] = Object.values(error.body.errors ?? {});
    return typeof first === 'string' ? first : error.message;
  }
  return 'Не удалось объединить записи, попробуйте ещё раз';
}
