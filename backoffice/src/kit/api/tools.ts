import type {
  CityOption,
  ExportColumns,
  ImportColumns,
  ImportedRow,
  Preferences,
  PromoBatch,
  RevealedIndividual,
  RightHolder,
  RoleRights,
  SalesFigures,
  SavedView,
  StaffExport,
  StaffFigures,
  StaffImport,
  StaffMoneyFigure,
  WaitingCounts,
} from '@odonta/api/contract';
import type { QueueName } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { type DownloadedFile, type ExportRequest, exportQuery, fetchFile } from './files.ts';
import type { Transport } from './transport.ts';

/** The editable part of a view. */
export type ViewDraft = Pick<SavedView, 'name' | 'query' | 'roles' | 'is_default'>;

/** Tools that the API offers over all lists. */
export interface StaffTools {
  preferences(): Promise<Preferences>;
  savePreferences(preferences: Preferences): Promise<Preferences>;
  views(): Promise<SavedView[]>;
  createView(view: ViewDraft & Pick<SavedView, 'resource'>): Promise<SavedView>;
  changeView(view: Pick<SavedView, 'id' | 'version'>, changes: Partial<ViewDraft>): Promise<SavedView>;
  removeView(id: number): Promise<SavedView>;
  figures(): Promise<StaffFigures>;
  moneyFigures(): Promise<StaffMoneyFigure[]>;
  /** A calendar month of sales, as 2026-11. */
  salesFigures(month: string): Promise<SalesFigures>;
  /** How many records of each queue wait for this person: of these, or of those that the menu counts. */
  waiting(queues?: readonly QueueName[]): Promise<WaitingCounts>;
  /** Checks the meta tags of all pages; returns the number of errors. */
  recheckMeta(): Promise<{ found: number }>;
  roleRights(): Promise<RoleRights[]>;
  rightHolders(right: string): Promise<RightHolder[]>;
  /** Many promo codes of one kind, each good for one order. */
  createPromoBatch(batch: Record<string, unknown>): Promise<PromoBatch>;
  /** The contacts of a buyer; the journal keeps who asked. */
  reveal(id: number): Promise<RevealedIndividual>;
  /** As visitors find them: the largest, or those whose name begins so. */
  cities(typed: string): Promise<CityOption[]>;
  /** A file under `/api/adm`. */
  file(path: string): Promise<DownloadedFile>;
  exports(): Promise<StaffExport[]>;
  exportColumns(): Promise<ExportColumns>;
  startExport(resource: string, request: ExportRequest): Promise<StaffExport>;
  uploadImport(resource: string, file: File): Promise<StaffImport>;
  importColumns(id: number): Promise<ImportColumns>;
  importRows(id: number, outcome: string, page: number): Promise<ImportedRow[]>;
}

export function staffTools(apiUrl: string, transport: Transport): StaffTools {
  const ask = async <T>(path: string, method = 'GET', body?: unknown, options: RequestInit = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await transport.json(`${apiUrl}${path}`, { method, ...sent, ...options })).json as T;
  };
  return {
    preferences: () => ask('/me/preferences'),
    // A page that is being closed still gets its last words out.
    savePreferences: (preferences) => ask('/me/preferences', 'PUT', preferences, { keepalive: true }),
    views: () => ask('/views'),
    createView: (view) => ask('/views', 'POST', view),
    changeView: ({ id, version }, changes) =>
      ask(`/views/${id}`, 'PUT', changes, { headers: { 'If-Match': `"${version}"` } }),
    removeView: (id) => ask(`/views/${id}`, 'DELETE'),
    figures: () => ask('/figures'),
    moneyFigures: () => ask('/figures/money'),
    salesFigures: (month) => ask(`/figures/sales?month=${month}`),
    waiting: (queues) => ask(queues ? `/waiting?queues=${queues.join(',')}` : '/waiting'),
    recheckMeta: () => ask('/meta_faults/recheck', 'POST', {}),
    roleRights: () => ask('/rights/roles'),
    rightHolders: (right) => ask(`/rights/holders?right=${encodeURIComponent(right)}`),
    reveal: (id) => ask(`/individuals/${id}/reveal`, 'POST', {}),
    createPromoBatch: (batch) => ask('/promo_codes/batch', 'POST', batch),
    cities: (typed) => ask(`/../any/getallcity?city=${encodeURIComponent(typed)}`),
    file: (path) => fetchFile(transport, `${apiUrl}${path}`),
    exports: () => ask('/exports'),
    exportColumns: () => ask('/exports/columns'),
    startExport: (resource, request) => ask(`/${resource}/exports`, 'POST', exportQuery(request)),
    uploadImport: async (resource, file) => {
      const body = new FormData();
      body.append('file', file);
      const url = `${apiUrl}/imports?resource=${encodeURIComponent(resource)}`;
      return (await transport.json(url, { method: 'POST', body })).json;
    },
    importColumns: (id) => ask(`/imports/${id}/columns`),
    importRows: (id, outcome, page) => ask(`/imports/${id}/rows?outcome=${outcome}&page=${page}`),
  };
}
