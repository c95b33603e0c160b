import type { FoundGroup, Preview } from '@odonta/api/contract';
import type { DataProvider, GetListResult, Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { BulkCalls } from '../bulk/bulkAction.ts';
import { type ApprovalCalls, approvalCalls } from './approvals.ts';
import { type BankCalls, bankCalls } from './bank.ts';
import { type CenterInvitationCalls, centerInvitationCalls } from './centerInvitations.ts';
import { changesOf } from './changes.ts';
import { type ClientCalls, clientCalls } from './clients.ts';
import { downloadExport, type ExportRequest, type UploadedFile, uploadFile } from './files.ts';
import { type FormFileCalls, formFileCalls } from './formFiles.ts';
import { type InvariantCalls, invariantCalls } from './invariants.ts';
import { type LeadCalls, leadCalls } from './leads.ts';
import { type MailingCalls, mailingCalls } from './mailings.ts';
import { type MergeCalls, mergeCalls } from './merging.ts';
import { type MonthEndCalls, monthEndCalls } from './monthEnd.ts';
import { type NoteCalls, noteCalls } from './notes.ts';
import { type OrderCalls, orderCalls } from './orders.ts';
import { type PaperCalls, paperCalls } from './papers.ts';
import { type PlatformRequisitesCalls, platformRequisitesCalls } from './platformRequisites.ts';
import { type ProdMaterialCalls, prodMaterialCalls } from './prodMaterials.ts';
import { type ProdSeoCalls, prodSeoCalls } from './prodSeo.ts';
import { type QueueCalls, queueCalls } from './queues.ts';
import { type ReauthenticationCalls, reauthenticationCalls } from './reauthentication.ts';
import { type ReportCalls, reportCalls } from './reports.ts';
import { sendOnce } from './sendOnce.ts';
import { type SessionCalls, sessionCalls } from './sessions.ts';
import { type StaffTools, staffTools } from './tools.ts';
import type { Patient, Transport } from './transport.ts';
import { type WebhookCalls, webhookCalls } from './webhooks.ts';

export interface TransitionRequest {
  id: Identifier;
  move: string;
  body?: Record<string, unknown>;
  /** The same for every repeat of one request; transitions that accept such keys are made once. */
  key?: string;
}

/** The dialect of ra-data-simple-rest with our API's extensions. Screens use it through `useStaffData()`. */
export interface StaffDataProvider
  extends DataProvider,
    StaffTools,
    MergeCalls,
    NoteCalls,
    OrderCalls,
    ClientCalls,
    ApprovalCalls,
    BankCalls,
    CenterInvitationCalls,
    InvariantCalls,
    FormFileCalls,
    MonthEndCalls,
    PaperCalls,
    PlatformRequisitesCalls,
    ProdMaterialCalls,
    ProdSeoCalls,
    ReauthenticationCalls,
    QueueCalls,
    ReportCalls,
    SessionCalls,
    MailingCalls,
    WebhookCalls,
    LeadCalls,
    BulkCalls {
  move(resource: string, request: TransitionRequest): Promise<{ data: RaRecord }>;
  /** Takes records out of the trash. */
  undelete(resource: string, ids: readonly Identifier[]): Promise<{ data: Identifier[] }>;
  /** The initial values for a copy of this record. */
  copy(resource: string, id: Identifier): Promise<{ data: Record<string, unknown> }>;
  exportList(resource: string, request: ExportRequest): Promise<{ data: RaRecord }>;
  /** A link to the page of a record as it will look once it is published. */
  preview(resource: string, id: Identifier): Promise<{ data: Preview }>;
  /** Records of every resource that the person may list. */
  find(typed: string): Promise<{ data: FoundGroup[] }>;
  importLines(resource: string, lines: string): Promise<{ data: RaRecord }>;
  upload(
    folder: string,
    file: File,
    about?: Readonly<Record<string, string>>,
  ): Promise<{ data: UploadedFile & RaRecord }>;
}

/** The URL of a request for many records must stay below the header limit of Node: 200 ids take about 2 kB. */
const idsPerRequest = 200;
const bulkTimeoutMs = 180_000;
/** Resources whose transitions write many records: one of them checks, applies or undoes a file of a thousand rows. */
const longTransitions: ReadonlySet<string> = new Set(['imports']);

export function createDataProvider(apiUrl: string, transport: Transport): StaffDataProvider {
  const base = simpleRest(apiUrl, transport.json);
  const at = (resource: string, ...segments: Identifier[]) =>
    [apiUrl, resource, ...segments.map((segment) => encodeURIComponent(segment))].join('/');
  const post = async (url: string, body: unknown, more: Patient = {}) =>
    (await transport.json(url, { method: 'POST', body: JSON.stringify(body), ...more })).json;

  /** Thousands of records take longer than a server that does not answer is waited for. */
  const patiently = (url: string, body: unknown, more: Patient = {}) =>
    post(url, body, { patienceMs: bulkTimeoutMs, ...more });

  const once = sendOnce();

  /** All or nothing in one transaction, where simple-rest would send a request for each id. */
  const bulk = async (
    resource: string,
    request: { action: string; ids: readonly Identifier[]; data?: unknown },
  ) => {
    const { ids } = (await post(at(resource, 'bulk'), request)) as { ids: Identifier[] };
    return { data: ids };
  };

  return {
    ...base,
    ...staffTools(apiUrl, transport),
    ...sessionCalls(apiUrl, transport),
    ...queueCalls(apiUrl, transport),
    ...reportCalls(apiUrl, transport),
    ...approvalCalls(apiUrl, transport),
    ...bankCalls(apiUrl, transport),
    ...centerInvitationCalls(apiUrl, transport),
    ...invariantCalls(apiUrl, transport),
    ...formFileCalls(apiUrl, transport),
    ...monthEndCalls(apiUrl, transport),
    ...paperCalls(apiUrl, transport),
    ...platformRequisitesCalls(apiUrl, transport),
    ...prodMaterialCalls(apiUrl, transport),
    ...prodSeoCalls(apiUrl, transport),
    ...reauthenticationCalls(apiUrl, transport),
    ...mergeCalls(apiUrl, transport),
    ...noteCalls(apiUrl, transport),
    ...orderCalls(apiUrl, transport),
    ...clientCalls(apiUrl, transport),
    ...mailingCalls(apiUrl, transport),
    ...webhookCalls(apiUrl, transport),
    ...leadCalls(apiUrl, transport),
    supportAbortSignal: true,
    getList: async (resource, params) =>
      paged(await base.getList(resource, params), params.pagination, transport),
    getManyReference: async (resource, params) =>
      paged(await base.getManyReference(resource, params), params.pagination, transport),
    getMany: async (resource, params) => {
      const answers = await Promise.all(
        chunksOf(params.ids).map((ids) => base.getMany(resource, { ...params, ids })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
    create: async (resource, { data }) => {
      const body = JSON.stringify(data);
      const { json } = await once(resource, body, (headers) =>
        transport.json(at(resource), { method: 'POST', body, headers }),
      );
      return { data: json };
    },
    update: async (resource, { id, data, previousData }) => {
      const headers = new Headers();
      if (previousData?.version !== undefined) headers.set('If-Match', `"${previousData.version}"`);
      const body = JSON.stringify({ id, ...changesOf(data, previousData) });
      const { json } = await transport.json(at(resource, id), { method: 'PUT', body, headers });
      return { data: json };
    },
    updateMany: (resource, { ids, data }) => bulk(resource, { action: 'update', ids, data }),
    deleteMany: (resource, { ids }) => bulk(resource, { action: 'delete', ids }),
    delete: async (resource, { id, previousData }) => {
      const { json } = await transport.json(at(resource, id), { method: 'DELETE' });
      return { data: { ...previousData, ...(json as object), id } as never };
    },
    move: async (resource, { id, move, body = {}, key }) => {
      const send = longTransitions.has(resource) ? patiently : post;
      const once = key ? { headers: { 'Idempotency-Key': key } } : {};
      return { data: await send(at(resource, id, move), body, once) };
    },
    copy: async (resource, id) => ({ data: (await transport.json(at(resource, id, 'copy'))).json }),
    bulkPreview: (resource, request) => patiently(at(resource, 'bulk', 'preview'), request) as never,
    bulk: (resource, request) => patiently(at(resource, 'bulk'), request) as never,
    undelete: (resource, ids) => bulk(resource, { action: 'restore', ids }),
    exportList: (resource, request) => downloadExport(transport, at(resource, 'export'), request),
    preview: async (resource, id) => ({ data: (await post(at(resource, id, 'preview'), {})) as Preview }),
    find: async (typed) => ({
      data: (await transport.json(`${apiUrl}/search?q=${encodeURIComponent(typed)}`)).json,
    }),
    importLines: async (resource, lines) => ({
      data: { ...((await post(at(resource, 'import'), { lines })) as object), id: 'import' },
    }),
    upload: (folder, file, about) => uploadFile(transport, `${apiUrl}/files`, folder, file, about),
  };
}

/** `Content-Range: x 0-24/*` says that rows were not counted: paging then uses neighbours instead of a total of NaN. */
function paged<R extends RaRecord>(
  { total, ...result }: GetListResult<R>,
  { page, perPage }: { page: number; perPage: number } = { page: 1, perPage: 25 },
  transport: Transport,
): GetListResult<R> {
  const { headers, prefetched, facets } = transport.around(result.data) ?? {};
  const meta = { ...(prefetched && { prefetched }), ...(facets && { facets }) };
  const withMeta = Object.keys(meta).length > 0 ? { ...result, meta } : result;
  if (total !== undefined && !Number.isNaN(total)) return { ...withMeta, total };
  const next = headers?.get('X-Has-Next');
  const hasNextPage = next ? next === '1' : result.data.length === perPage;
  return { ...withMeta, pageInfo: { hasPreviousPage: page > 1, hasNextPage } };
}

function chunksOf(ids: readonly Identifier[]): Identifier[][] {
  const count = Math.ceil(ids.length / idsPerRequest);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  );
}
