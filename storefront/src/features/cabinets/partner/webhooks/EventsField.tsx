import { webhookEvents } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { errorIdOf, FieldError } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';

/** Any of the events of a centre, at least one. */
export function EventsField({ name }: { name: string }) {
  const { id, label, error, field } = useFormField(name, { validate: chosen });
  return (
    <fieldset id={id} className="field" aria-describedby={error && errorIdOf(id)}>
      <legend className="field__label">{label}</legend>
      {Object.entries(webhookEvents).map(([event, words]) => (
        <div className="checkbox" key={event}>
          <input type="checkbox" id={`${id}-${event}`} value={event} {...field} />
          <label htmlFor={`${id}-${event}`}>
            {words} <code>{event}</code>
          </label>
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const chosen = (events: readonly string[]) => events.length > 0 || 'Выберите хотя бы одно событие';
