import type { StaffCollection } from '@odonta/api/contract';
import { useGetIdentity } from 'react-admin';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { CollectionFacts } from './CollectionFacts.tsx';
import { collectionSections } from './collectionSections.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { Visits } from './Visits.tsx';

export function CollectionCreate() {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return (
    <CreatePage<StaffCollection>
      title="Новая подборка"
      created="Подборка сохранена черновиком"
      blank={{ name_from: identity.fullName ?? '', items: [], is_show_phone: true }}
      sections={collectionSections}
    />
  );
}

export const CollectionEdit = () => (
  <EditPage<StaffCollection>
    titleOf={(collection) => collection?.name ?? 'Подборка'}
    isEditable={({ status }) => status !== 'CLOSED'}
    facts={(collection) => <CollectionFacts collection={collection} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[...collectionSections, { id: 'visits', title: 'Что с подборкой', content: <Visits /> }]}
  />
);
