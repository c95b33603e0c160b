import { EditorSection } from '../../editor/EditorSection.tsx';
import { ProgramInput } from '../inputs/ProgramInput.tsx';

export const ProgramSection = () => (
  <EditorSection
    id="program-days"
    title="Программа по дням"
    hint="На странице курса встанет под текстом программы. Если заполнить дни, текст можно не писать."
  >
    <ProgramInput />
  </EditorSection>
);
