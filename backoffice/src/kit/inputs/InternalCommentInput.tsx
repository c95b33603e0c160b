import { TextInput } from 'react-admin';

export const InternalCommentInput = ({ helperText = 'Видят только сотрудники' }: { helperText?: string }) => (
  <TextInput source="comment_internal" multiline minRows={3} maxRows={8} helperText={helperText} />
);
