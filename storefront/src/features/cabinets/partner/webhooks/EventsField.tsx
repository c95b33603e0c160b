import {
  type WebhookOwnerKind,
  webhookEvents,
  webhookOwners,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { errorIdOf, FieldError } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';

/** Any of the events of such an owner, at least one. */
export function EventsField({ name, of }: { name: string; of: WebhookOwnerKind }) {
  const { id, label, error, field } = useFormField(name, { validate: chosen });
  return (
    <fieldset id={id} className="field" aria-describedby={error && errorIdOf(id)}>
      <legend className="field__label">{label}</legend>
      {webhookOwners[of].events.map((event) => (
        <div className="checkbox" key={event}>
          <input type="checkbox" id={`${id}-${event}`} value={event} {...field} />
          <label htmlFor={`${id}-${event}`}>
            {webhookEvents[event]} <code>{event}</code>
          </label>
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const chosen = (events: readonly string[]) => events.length > 0 || 'Выберите хотя бы одно событие';
