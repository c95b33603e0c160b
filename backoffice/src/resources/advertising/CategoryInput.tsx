import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { ChoiceInput } from '../../kit/inputs/ChoiceInput.tsx';

/** Categories are fixed in number, so that nobody needs the right to list them. */
export const CategoryInput = ({ helperText = false }: { helperText?: string | false }) => (
  <ChoiceInput source="category_id" choices={choices} helperText={helperText} />
);

const choices = categories.map(({ id, name }) => ({ id, name }));
