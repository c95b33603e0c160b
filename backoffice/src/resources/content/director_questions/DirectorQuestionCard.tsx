import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { directorQuestionLifecycle } from '@odonta/db/vocabulary/content/requests/directorQuestion.ts';
import { clientTargetText, firstIfOther } from '@odonta/db/vocabulary/platform/clientTarget.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { Asker } from './Asker.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export const DirectorQuestionCard = () => (
  <ShowPage<StaffDirectorQuestion>
    titleOf={({ fio, id }) => `${fio} · вопрос № ${id}`}
    facts={({ created_at }) => (
      <>
        <StatusField statuses={directorQuestionLifecycle.statuses} />
        <span>Поступил {formatMoment(created_at)}</span>
      </>
    )}
    actions={<TransitionButtons bodies={transitionBodies} />}
    aside={[{ id: 'contact', title: 'Контакты', content: <Asker /> }]}
    sections={[
      {
        id: 'question',
        title: 'Вопрос и ответ',
        content: <Facts<StaffDirectorQuestion> rows={questionRows} />,
      },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Вопрос поступил" /> },
    ]}
  />
);

const questionRows: readonly FactRow<StaffDirectorQuestion>[] = [
  ['comment', ({ comment }) => comment],
  ['answer', ({ answer }) => answer],
  ['answered_at', ({ answered_at }) => answered_at && formatMoment(answered_at)],
  ['client_target', ({ client_target }) => clientTargetText(client_target)],
  ['client_target_first', firstIfOther],
];
