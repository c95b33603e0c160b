import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import type { StaffCollection } from '@odonta/api/contract';
import { uncountedVisit } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { collectionStatuses } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useCopy } from '../../../kit/page/useCopy.ts';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';

const copied = {
  done: 'Ссылка скопирована',
  failed: 'Не удалось скопировать: откройте страницу и скопируйте её адрес',
};

/** The state of the collection; opening its page from here does not count as a visit, and its link can be copied once it may be sent. */
export function CollectionFacts({ collection }: { collection: StaffCollection }) {
  const { id, status, path, expires_at } = collection;
  const copy = useCopy();
  // Masked for viewers who may not see the receiver.
  const isReadable = path.startsWith('/') && status !== 'CLOSED';
  return (
    <>
      <StatusField statuses={collectionStatuses} />
      <span>№ {id}</span>
      <span>
        {status === 'CLOSED'
          ? 'Страница больше не открывается, изменить подборку нельзя'
          : `Действует до ${formatMoscowDay(expires_at)}`}
      </span>
      {isReadable && <SiteLink path={`${path}${uncountedVisit}`} />}
      {isReadable && status !== 'DRAFT' && (
        <Button
          size="small"
          startIcon={<ContentCopyIcon />}
          onClick={() => copy(`${window.location.origin}${path}`, copied)}
        >
          Скопировать ссылку
        </Button>
      )}
    </>
  );
}
