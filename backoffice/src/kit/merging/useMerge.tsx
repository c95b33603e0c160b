import { Button } from '@mui/material';
import type { MergePreview } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { isFailure } from '../api/failure.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Long enough to read which record is left and to follow the link to it. */
const shownForMs = 10_000;

/** What would come of merging these two, and the deed itself, done once. */
export function useMerge(
  resource: string,
  record: RaRecord & { id: number },
  other: RaRecord | null,
  onDone: () => void,
) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ of: unknown; text: string } | null>(null);
  // State is too late for a double click: both clicks see the same render.
  const isUnderWay = useRef(false);
  const preview = useQuery<MergePreview>({
    queryKey: [resource, 'previewMerge', record.id, other?.id],
    queryFn: () => provider.previewMerge(resource, record.id, Number(other?.id)),
    enabled: other !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function merge() {
    if (isUnderWay.current || !other) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const { id } = await provider.merge(resource, record.id, Number(other.id));
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
      // All but the preview: what it shows beforehand has been done.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'previewMerge' });
    } catch (error) {
      setRefusal({ of: other, text: inWords(error) });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  const failure = refusal?.of === other ? refusal?.text : preview.error && inWords(preview.error);
  return { preview: preview.data, failure: other ? failure : undefined, isBusy, merge };
}

/** The field's own words say more than «Проверьте заполнение полей». */
function inWords(error: unknown): string {
  if (isFailure(error)) return error.body.errors?.from_id ?? error.message;
  return 'Не удалось объединить записи, попробуйте ещё раз';
}
