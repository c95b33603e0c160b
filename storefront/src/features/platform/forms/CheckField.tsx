import { useFormField } from './useFormField.ts';

export function CheckField({ name }: { name: string }) {
  const { id, label, field } = useFormField(name, {});
  return (
    <div className="checkbox">
      <input type="checkbox" id={id} {...field} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
