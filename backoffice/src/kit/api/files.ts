import type { RaRecord } from 'ra-core';
import type { Transport } from './transport.ts';

export interface ExportRequest {
  format: 'xlsx' | 'csv';
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** All that the list's export has when left out. */
  columns?: readonly string[];
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

export interface UploadedFile {
  filename: string;
  alt: string;
  src: string;
  /** Bytes, of documents. */
  size?: number;
}

export interface DownloadedFile {
  name: string;
  blob: Blob;
}

/** The server's own export of exactly this list, all rows. The token travels in a header, so a plain link would not do. */
export async function downloadExport(transport: Transport, url: string, request: ExportRequest) {
  const { format, onProgress, signal } = request;
  const query = new URLSearchParams(exportQuery(request));
  const response = await transport.raw(`${url}?${query}`, { headers: { Accept: '*/*' }, signal });
  const blob = await collected(response, onProgress);
  return {
    data: { id: 'export', name: fileNameOf(response) ?? `export.${format}`, blob } satisfies RaRecord &
      DownloadedFile,
  };
}

/** An export as the API is asked for it. */
export function exportQuery({ format, filter, sort, columns }: ExportRequest): Record<string, string> {
  const list = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
  return { format, ...list, ...(columns ? { columns: columns.join(',') } : {}) };
}

export async function uploadFile(
  transport: Transport,
  url: string,
  folder: string,
  file: File,
  about: Readonly<Record<string, string>> = {},
) {
  const body = new FormData();
  body.append('file', file);
  const { json } = await transport.json(`${url}?${new URLSearchParams({ folder, ...about })}`, {
    method: 'POST',
    body,
  });
  const uploaded = json as UploadedFile;
  return { data: { ...uploaded, id: uploaded.filename } };
}

/** A file of the API, whole. */
export async function fetchFile(transport: Transport, url: string): Promise<DownloadedFile> {
  const response = await transport.raw(url, { headers: { Accept: '*/*' } });
  return { name: fileNameOf(response) ?? 'file', blob: await response.blob() };
}

/** Starts a download of the browser. */
export function save({ name, blob }: DownloadedFile): void {
  if (!blob) return;
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function fileNameOf({ headers }: Response): string | null {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null;
}

async function collected(response: Response, onProgress?: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return response.blob();
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    bytes += next.value.byteLength;
    onProgress?.(bytes);
  }
  return new Blob(parts, { type });
}
