import type { AnyEndpoint } from '../http/endpoint.ts';
import { demandsOf } from '../http/endpoint.ts';
import { isOpenToImpersonators } from '../http/impersonation.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';
import { webhookMessages } from './webhookMessages.ts';

/** OpenAPI 3.1 of the endpoints, made of the very schemas that validate. */
export function openApiOf(endpoints: readonly AnyEndpoint[], baseUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints)
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const address = path.replace(/:(\w+)/g, '{$1}');
      paths[address] = { ...paths[address], [endpoint.method]: operationOf(endpoint, path) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Одонта',
      version: '1',
      description: 'Ответ стоит в `message`; ошибка — это `message`, `code`, `errors`, `traceId`.',
    },
    servers: [{ url: `${baseUrl}/api` }],
    paths,
    webhooks: webhookMessages(),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failure },
    },
  };
}

function operationOf(endpoint: AnyEndpoint, path: string): JsonSchema {
  const { audience, summary, query, upload, isForm, isUnread, idempotent } = endpoint;
  const type = isForm || isUnread ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = bodyOf(endpoint);
  const isOpen = audience.name === 'open';
  const refusals = ['400', ...(isOpen ? [] : ['401', '403']), '422', '503'];
  return {
    summary,
    tags: [isOpen ? 'public' : audience.name],
    ...(isOpen
      ? {}
      : {
          security: [...(audience.name === 'buyer' ? [{}] : []), { session: [] }],
          description: `Требуется: ${demandsOf(endpoint).join(' или ')}${besidesImpersonators(endpoint)}`,
        }),
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(jsonSchemaOf(query)) : []),
      ...(idempotent ? [keyOfRepetition(idempotent === 'required')] : []),
    ],
    ...(body ? { requestBody: { required: !isUnread, content: { [type]: { schema: body } } } } : {}),
    ...(upload
      ? {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: fileForm(upload.field) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Успех',
        content: {
          'application/json': {
            schema: { type: 'object', required: ['message'], properties: { message: {} } },
          },
        },
      },
      ...Object.fromEntries(refusals.map((status) => [status, refused])),
    },
  };
}

/** Individuals and members of companies are never impersonated. */
const besidesImpersonators = (endpoint: AnyEndpoint): string =>
  endpoint.audience.impersonates && !isOpenToImpersonators(endpoint)
    ? '. Закрыто, пока вы вошли за другого'
    : '';

/** The JSON body; for a notification verified only by its signature, any object. */
function bodyOf({ body, described, keepsRaw }: AnyEndpoint): JsonSchema | undefined {
  const schema = body ?? described?.();
  if (schema) return jsonSchemaOf(schema);
  return keepsRaw ? { type: 'object' } : undefined;
}

const keyOfRepetition = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'Повтор с тем же ключом в течение суток получит тот же ответ и ничего не сделает заново.',
  schema: { type: 'string', maxLength: 255 },
});

const fileForm = (field: string) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
});

const refused = {
  description: 'Отказ',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const failure = {
  type: 'object',
  required: ['message', 'code', 'traceId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    traceId: { type: 'string' },
  },
};

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: of,
  }));
}
