import type { OwnArticleCard, OwnArticles } from '@odonta/api/contract';
import { ownArticlePath } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { useMemo } from 'react';
import { oneAction } from '../../../../../lib/actions.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { CodeChoice } from '../../../../platform/forms/CodeChoice.tsx';
import { PublicForm } from '../../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../../platform/forms/useServerForm.ts';
import { newArticleBody, newArticleShape } from './newArticle.ts';

interface Props extends Pick<OwnArticles, 'lecturers'> {
  close(): void;
}

export function NewArticleForm({ lecturers, close }: Props) {
  const shape = useMemo(() => newArticleShape(lecturers), [lecturers]);
  const begin = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        partnerSession.call<OwnArticleCard>('/lk/articles', 'POST', body, keyed),
      ),
    [],
  );
  const form = useServerForm({
    shape,
    async send(values) {
      const { id } = await begin(newArticleBody(values));
      location.assign(ownArticlePath(id));
    },
    failed: 'Не удалось начать статью',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Начать', sending: 'Создаём…' }}>
      <p className="muted">
        Статья сохранится как черновик: остальное напишете дальше, отправите — когда готово.
      </p>
      {lecturers.length > 1 && (
        <CodeChoice name="lecturer_id" choices={lecturers.map(({ id, name }) => [String(id), name])} />
      )}
      <TextField name="title" autoComplete="off" hint="Его можно будет изменить" />
    </PublicForm>
  );
}
