import { EditorSection } from '../../editor/EditorSection.tsx';
import { CoverInput } from '../inputs/CoverInput.tsx';
import { LecturersInput } from '../inputs/LecturersInput.tsx';

export const LecturersSection = () => (
  <EditorSection id="lecturers" title="Лекторы">
    <LecturersInput />
  </EditorSection>
);

export const CoverSection = () => (
  <EditorSection id="cover" title="Обложка">
    <CoverInput />
  </EditorSection>
);
