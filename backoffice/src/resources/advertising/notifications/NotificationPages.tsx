import type { StaffNotification } from '@odonta/api/contract';
import { notificationStatuses } from '@odonta/db/vocabulary/advertising/notificationLifecycle.ts';
import {
  notificationAudiences,
  notificationDefaults,
} from '@odonta/db/vocabulary/advertising/notifications.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { Answers } from './Answers.tsx';
import { beginningOf } from './beginningOf.ts';
import { notificationSections } from './notificationSections.tsx';
import { RecordPreview } from './Preview.tsx';

const answers: Section = { id: 'answers', title: 'Кто ответил', content: <Answers /> };

const { text_button_accept, text_button_cancel } = notificationDefaults;

export const NotificationCreate = () => (
  <CreatePage<StaffNotification>
    title="Новое уведомление"
    created="Уведомление сохранено и ждёт одобрения"
    blank={{
      audience: 'ALL',
      is_once: false,
      is_accept: false,
      time: 0,
      text_button_accept,
      text_button_cancel,
    }}
    sections={notificationSections}
  />
);

export const NotificationEdit = () => (
  <EditPage<StaffNotification>
    titleOf={(one) => (one ? beginningOf(one.text) : 'Уведомление')}
    facts={(one) => <NotificationFacts of={one} />}
    actions={<TransitionButtons />}
    sections={[...notificationSections, answers]}
  />
);

export const NotificationShow = () => (
  <ShowPage<StaffNotification>
    titleOf={({ text }) => beginningOf(text)}
    facts={(one) => <NotificationFacts of={one} />}
    actions={<TransitionButtons />}
    sections={[
      { id: 'preview', title: 'Как это выглядит', content: <RecordPreview /> },
      { id: 'main', title: 'Показ', content: <Facts<StaffNotification> rows={rows} /> },
      answers,
    ]}
  />
);

function NotificationFacts({ of: { id, status, date_end, edition } }: { of: StaffNotification }) {
  return (
    <>
      <StatusField statuses={notificationStatuses} />
      <span>№ {id}</span>
      {edition > 0 && <span>Редакция {edition}</span>}
      {status === 'APPROVED' && date_end * 1000 < Date.now() && <span>Показ закончился</span>}
    </>
  );
}

const rows: readonly FactRow<StaffNotification>[] = [
  ['audience', ({ audience }) => notificationAudiences[audience]],
  ['url', ({ url }) => url],
  ['date_end', ({ date_end }) => formatMoment(date_end)],
  ['time', ({ time }) => time > 0 && `Через ${plural(time, ['секунду', 'секунды', 'секунд'])}`],
  ['is_once', ({ is_once }) => is_once && 'Да: кто увидел, тому второй раз не покажут'],
  ['is_accept', ({ is_accept }) => is_accept && 'Да: окно остаётся, пока не нажмут кнопку'],
  ['accepted_count', ({ accepted_count }) => accepted_count],
  ['canceled_count', ({ canceled_count }) => canceled_count],
];
