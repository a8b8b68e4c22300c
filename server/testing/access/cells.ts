import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { buildTestApp } from '../buildTestApp';
import { createBackgroundWorkers } from '../payments';
import { startUndrawnPdfThread } from '../pdfThread';
import { createAccessData } from './accessData';
import { createCalls, operations, type Operation } from './calls';
import { cellExceptions } from './cellExceptions';
import { accessMatrix, furtherCallers, personas, type FurtherCaller, type Persona } from './matrix';
import type { RequestParts } from './requestParts';
import { plainRequests, variantRequests } from './requests';

export const requests = new Map(Object.entries({ ...plainRequests, ...variantRequests }));

export function operationOf(row: string): Operation {
  const operation = operations.get(row.split(' ')[0] ?? '');
  if (!operation) throw new Error(`Row "${row}" has no operation.`);
  return operation;
}

export type Column = Persona | FurtherCaller;
export const columns: readonly Column[] = [
  ...personas,
  ...(Object.keys(furtherCallers) as FurtherCaller[]),
];
/** Enough callers for operations that read no session (`identify` in `server/http/openapi.ts`). */
const sessionless: readonly Column[] = ['nobody', 'owner', 'super_admin'];
export const readsSession = (row: string) => !['public', 'scim'].includes(operationOf(row).access);
const personaOf = (column: Column): Persona =>
  column in furtherCallers ? furtherCallers[column as FurtherCaller] : (column as Persona);

/** The expected cell. */
export const expected = (row: string, column: Column): string =>
  cellExceptions[`${row} ${column}`] ??
  accessMatrix.get(row)?.[personas.indexOf(personaOf(column))] ??
  '';

/** A role in another company is tested only where the role may do more than a colleague. */
const foreignRoles = new Map<Column, Persona>([
  ['foreign_manager', 'manager'],
  ['foreign_company_admin', 'company_admin'],
]);

function columnsOf(row: string): readonly Column[] {
  if (!readsSession(row)) return sessionless;
  return columns.filter((column) => {
    const role = foreignRoles.get(column);
    const isForeignRole = role !== undefined && !(`${row} ${column}` in cellExceptions);
    return !isForeignRole || expected(row, role) !== expected(row, 'colleague');
  });
}

/** Refused or read-only: such cells change no data, and are not undone. */
export const isReadOnly = (row: string, cell: string) =>
  operationOf(row).method === 'GET' || Number.parseInt(cell, 10) >= 400;

export const rows = [...accessMatrix.keys()].filter((row) => requests.has(row));
export const rowsWith = (readOnly: boolean) =>
  rows.filter((row) =>
    columnsOf(row).some((column) => isReadOnly(row, expected(row, column)) === readOnly),
  );

/** An app with the data of the table, and how its cells are asked for. */
export async function createCells() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-access-'));
  const test = await buildTestApp({
    config: { dataDir },
    isUndoable: true,
    startPdfThread: startUndrawnPdfThread,
  });
  const call = createCalls(test);
  const workers = createBackgroundWorkers(test);
  const shared = await createAccessData(test, workers.invoices);

  async function ask(row: string, column: Column, data = shared) {
    const request = requests.get(row);
    if (!request) throw new Error(`Row "${row}" has no request.`);
    const parts: RequestParts = await request(data, test);
    return call(operationOf(row), parts, data.headers[column]);
  }

  /** The actual answer in the notation of the table. */
  async function cellOf(row: string, column: Column): Promise<string> {
    const answer = await ask(row, column);
    const shows = shared.marks.some((mark) => answer.body.includes(mark));
    return `${answer.statusCode}${shows ? '+' : ''}`;
  }

  /** Compares the cells of a row that `wanted` selects. @param answer gives those that are there */
  async function compare(
    row: string,
    wanted: (cell: string) => boolean,
    answer: (asked: readonly Column[]) => Promise<string[]>,
  ): Promise<void> {
    const asked = columnsOf(row).filter((column) => wanted(expected(row, column)));
    const cells = await answer(asked);
    expect(Object.fromEntries(asked.map((column, index) => [column, cells[index]]))).toEqual(
      Object.fromEntries(asked.map((column) => [column, expected(row, column)])),
    );
  }

  return {
    test,
    shared,
    call,
    ask,
    cellOf,
    compare,
    async close() {
      await workers.pdfWorker.close();
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Cells = Awaited<ReturnType<typeof createCells>>;
