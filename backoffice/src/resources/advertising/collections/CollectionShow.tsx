import type { StaffCollection } from '@odonta/api/contract';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { CollectionCourses } from './CollectionCourses.tsx';
import { CollectionFacts } from './CollectionFacts.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { Visits } from './Visits.tsx';

export const CollectionShow = () => (
  <ShowPage<StaffCollection>
    titleOf={({ name }) => name}
    facts={(collection) => <CollectionFacts collection={collection} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    aside={[{ id: 'person', title: 'Для кого', content: <Facts<StaffCollection> rows={personRows} /> }]}
    sections={[
      { id: 'courses', title: 'Курсы', content: <CollectionCourses /> },
      { id: 'visits', title: 'Что с подборкой', content: <Visits /> },
    ]}
  />
);

const personRows: readonly FactRow<StaffCollection>[] = [
  ['name_to', ({ name_to }) => name_to],
  ['to_phone', ({ to_phone }) => to_phone && <CallLink phone={to_phone} />],
  ['to_email', ({ to_email }) => to_email && <MailLink email={to_email} />],
  ['name_from', ({ name_from }) => name_from],
  ['manager_name', ({ manager_name }) => manager_name],
  ['is_show_phone', ({ is_show_phone }) => (is_show_phone ? 'Да' : 'Нет')],
  ['comment_internal', ({ comment_internal }) => comment_internal],
];
