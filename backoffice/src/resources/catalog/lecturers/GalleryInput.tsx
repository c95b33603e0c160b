import { type GalleryKind, galleryKinds } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import { ArrayInput, required, SelectInput, SimpleFormIterator, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { iteratorRows } from '../../../kit/inputs/iteratorRows.ts';
import { PictureInput } from '../../../kit/inputs/PictureInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** Pictures of cases and of diplomas; visitors judge a lecturer by them. */
export const GalleryInput = () => (
  <ArrayInput source="gallery" helperText="До 24 изображений; сначала те, что важнее">
    <SimpleFormIterator fullWidth disableClear sx={iteratorRows}>
      <SelectInput
        source="kind"
        label="Что на изображении"
        choices={choicesOf(galleryKinds)}
        defaultValue="WORK"
        validate={required()}
        helperText={false}
      />
      <GalleryPicture />
    </SimpleFormIterator>
  </ArrayInput>
);

function GalleryPicture() {
  const kind: GalleryKind = useWatch({ name: useWrappedSource('kind') });
  return (
    <PictureInput
      source="file"
      folder="lecturers"
      ratio={kind === 'DOCUMENT' ? '3 / 4' : '4 / 3'}
      hint="Лица пациентов — только с их согласия."
    />
  );
}
