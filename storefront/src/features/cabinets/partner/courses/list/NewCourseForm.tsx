import type { CenterProdCard, CenterProds } from '@odonta/api/contract';
import { partnerCoursePath } from '@odonta/db/vocabulary/addresses.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { degrees, offeredProdTypes, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { useMemo } from 'react';
import { oneAction } from '../../../../../lib/actions.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { CodeChoice } from '../../../../platform/forms/CodeChoice.tsx';
import { PublicForm } from '../../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../../platform/forms/useServerForm.ts';
import { newCourseBody, newCourseShape } from './newCourse.ts';

interface Props {
  centers: CenterProds['centers'];
  close(): void;
}

export function NewCourseForm({ centers, close }: Props) {
  const shape = useMemo(() => newCourseShape(centers), [centers]);
  const begin = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        partnerSession.call<CenterProdCard>('/prods/my', 'POST', body, keyed),
      ),
    [],
  );
  const form = useServerForm({
    shape,
    async send(values) {
      const { id } = await begin(newCourseBody(values));
      location.assign(partnerCoursePath(id));
    },
    failed: 'Не удалось создать курс',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Создать', sending: 'Создаём…' }}>
      <p className="muted">
        Курс сохранится как черновик: остальное заполните дальше, отправите — когда готово.
      </p>
      {centers.length > 1 && (
        <CodeChoice name="center_id" choices={centers.map(({ id, name }) => [String(id), name])} />
      )}
      <TextField name="name" autoComplete="off" />
      <CodeChoice name="type" choices={offeredProdTypes.map((type) => [String(type), prodTypes[type]])} />
      <CodeChoice name="degree" choices={Object.entries(degrees)} />
      <CodeChoice name="category" choices={categories.map(({ id, name }) => [String(id), name])} />
      <TextField name="price" inputMode="numeric" autoComplete="off" hint="0 — бесплатно" />
    </PublicForm>
  );
}
