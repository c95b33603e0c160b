import { Box, Button, Stack, Typography } from '@mui/material';
import type { StaffMaterial, StaffProd } from '@odonta/api/contract';
import { materialOpens, sizeInWords } from '@odonta/db/vocabulary/sales/materials.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { useDownload } from '../../../../kit/api/useDownload.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { ConfirmDialog } from '../../../../kit/page/ConfirmDialog.tsx';
import { Loading } from '../../../../kit/page/Loading.tsx';

export const materialsHint = 'Файлы, которые центр и лекторы выложили для оплативших.';

/** The materials of a course beside its form: staff look at one, and delete one that must not be there. */
export function MaterialsSection() {
  const prod = useRecordContext<StaffProd>();
  return prod ? <Materials prodId={prod.id} /> : null;
}

function Materials({ prodId }: { prodId: number }) {
  const provider = useStaffData();
  const queryKey = ['prods', 'materials', prodId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => provider.prodMaterials(prodId),
    retry: false,
  });
  const { act, isBusy } = useAction(queryKey);
  const [asked, setAsked] = useState<StaffMaterial | null>(null);
  if (error)
    return (
      <Box role="alert">
        Материалы не загрузились. <Button onClick={() => void refetch()}>Повторить</Button>
      </Box>
    );
  if (!data) return <Loading />;
  if (data.length === 0) return <Typography>Материалов нет.</Typography>;
  const remove = (id: number) =>
    act(() => provider.deleteProdMaterial(prodId, id), {
      done: 'Материал удалён',
      failed: 'Не удалось удалить материал',
    });
  return (
    <>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {data.map((material) => (
          <Row key={material.id} {...{ prodId, material, isBusy }} onDelete={() => setAsked(material)} />
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Удалить материал?"
        content={`${asked?.title ?? ''}: участники больше не смогут его скачать, и вернуть файл будет нельзя.`}
        confirm="Удалить"
        isWarning
        onConfirm={() => void (asked && remove(asked.id))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface RowProps {
  prodId: number;
  material: StaffMaterial;
  isBusy: boolean;
  onDelete(): void;
}

function Row({ prodId, material, isBusy, onDelete }: RowProps) {
  const { download, isBusy: isDownloading } = useDownload();
  const { id, title, opens, created_at } = material;
  const facts = [sizeInWords(material), materialOpens[opens], `добавлен ${formatMoscowDay(created_at)}`];
  return (
    <Stack component="li" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={isDownloading}
          aria-label={`Скачать: ${title}`}
          onClick={() => void download(`/prods/${prodId}/materials/${id}/file`, 'Материал скачан')}
        >
          Скачать
        </Button>
        <Button variant="outlined" disabled={isBusy} aria-label={`Удалить: ${title}`} onClick={onDelete}>
          Удалить
        </Button>
      </Stack>
    </Stack>
  );
}
