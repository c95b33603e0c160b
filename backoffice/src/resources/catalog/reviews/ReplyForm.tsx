import { Box, Typography } from '@mui/material';
import type { StaffReview } from '@odonta/api/contract';
import { replyRejectCodes } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { replyAuthors } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { required, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { CardForm } from '../../../kit/record/CardForm.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { DueBy } from './DueBy.tsx';

/** The reply as text, and a form for users who may write it. */
export function ReplyForm() {
  const { may } = useRights();
  const record = useRecordContext<StaffReview>();
  const save = useSave(record);
  if (!record) return null;
  const { reply } = record;
  return (
    <>
      {reply ? (
        <>
          <DueBy due_at={reply.due_at} />
          <Facts<StaffReview> rows={replyRows} />
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Ответа нет.</Typography>
      )}
      {may('reviews.edit') && record.status === 'REJECTED' && (
        <Typography sx={{ color: 'text.secondary' }}>
          Отзыв отклонён: ответ на него никто не увидит.
        </Typography>
      )}
      {may('reviews.edit') && record.status !== 'REJECTED' && (
        <CardForm
          onSubmit={save}
          fields={fields}
          saveLabel="Записать ответ"
          record={{ id: record.id, author_kind: reply?.author_kind ?? 'CENTER', text: reply?.text ?? '' }}
        >
          <Box sx={{ mt: 2 }}>
            <Fields>
              <ChoiceInput
                source="author_kind"
                label="Чей ответ"
                choices={choicesOf(replyAuthors)}
                validate={required()}
                helperText={false}
              />
              <LongTextInput
                source="text"
                label="Текст ответа"
                validate={required()}
                atMost={2000}
                helperText="На сайте появится после проверки"
              />
            </Fields>
          </Box>
        </CardForm>
      )}
    </>
  );
}

const fields = ['author_kind', 'text'] as const;

function useSave(record: StaffReview | undefined) {
  const [update] = useUpdate<StaffReview>();
  const notify = useNotify();
  const complain = useComplain();
  const refresh = useRefresh();
  return async ({ author_kind, text }: Record<string, unknown>) => {
    if (!record) return;
    try {
      const data = { ...record, reply: { author_kind, text } } as StaffReview;
      await update(
        'reviews',
        { id: record.id, data, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('Ответ записан и ждёт проверки', { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось записать ответ');
      if (isFailure(error) && error.status === 409) refresh();
    }
  };
}

const replyRows: readonly FactRow<StaffReview>[] = [['reply', ({ reply }) => reply && replyInWords(reply)]];

function replyInWords({ author_kind, author_name, ...reply }: NonNullable<StaffReview['reply']>): string {
  const { status, text, revision, reject_code, reject_reason } = reply;
  return [
    [replyAuthors[author_kind], author_name, moderationStatuses[status].label].filter(Boolean).join(' · '),
    text,
    revision && `Исправленный ответ, пока на сайте прежний:\n${revision}`,
    reject_code && `Не показан: ${replyRejectCodes[reject_code].toLowerCase()}. ${reject_reason}`,
  ]
    .filter(Boolean)
    .join('\n');
}
