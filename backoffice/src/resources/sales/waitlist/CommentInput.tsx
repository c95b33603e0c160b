import { TextInput } from 'react-admin';

export const CommentInput = () => (
  <TextInput
    source="comment"
    multiline
    minRows={3}
    maxRows={8}
    helperText="Перейдёт в заказ, когда место предложат"
  />
);
