import type { CenterProdCard } from '@odonta/api/contract';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import styles from '../editor/editor.module.css';
import { useFocusByHash } from '../editor/useFocusByHash.ts';
import { useIsClosed } from './inputs/useField.ts';
import { Completeness } from './panels/Completeness.tsx';
import { CourseActions } from './panels/CourseActions.tsx';
import { CourseHead } from './panels/CourseHead.tsx';
import { CourseNotices } from './panels/CourseNotices.tsx';
import { Footing } from './panels/Footing.tsx';
import { CourseProvider, useNewStore } from './saving/useCourse.ts';
import { AboutSection } from './sections/AboutSection.tsx';
import { WhenNear } from './sections/WhenNear.tsx';

const LaterSections = lazily(() => import('./sections/LaterSections.tsx').then((part) => part.LaterSections));

/** A course, saved while it is typed. */
export function CourseEditor({ card }: { card: CenterProdCard }) {
  const store = useNewStore(card);
  return (
    <CourseProvider value={store}>
      <Editor />
    </CourseProvider>
  );
}

function Editor() {
  useFocusByHash();
  const isClosed = useIsClosed();
  return (
    <div className={styles.editor}>
      <CourseHead />
      <CourseNotices />
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label="О заполнении курса">
          <Completeness />
          <CourseActions />
        </aside>
        <fieldset className={styles.sections} disabled={isClosed} aria-label="Поля курса">
          <AboutSection />
          <WhenNear>
            <Suspended>
              <LaterSections />
            </Suspended>
          </WhenNear>
        </fieldset>
      </div>
      <Footing />
    </div>
  );
}
