import { inflateSync } from 'node:zlib';

export interface ReadPage {
  /** Texts in drawing order; adjacent pieces are joined. */
  texts: string[];
  /** x, y, width and height of every rectangle. */
  rectangles: [number, number, number, number][];
}

type Unicode = Map<number, string>;

/** Reads PDFs written by pdfDocument.ts; supports only the features they use. */
export function readPdf(pdf: Buffer): ReadPage[] {
  const objects = readObjects(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const resources = follow(objects, head, 'Resources').head;
    const fonts = new Map<string, Unicode>();
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? '';
      fonts.set(name, readUnicode(follow(objects, font, 'ToUnicode').stream));
    }
    return readContent(follow(objects, head, 'Contents').stream, fonts);
  });
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [whole, id = '', body = ''] = match;
    const [head = ''] = body.split('\nstream\n');
    const begin = match.index + whole.indexOf(body) + head.length + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = pdf.subarray(begin, begin + length);
    const packed = /\/FlateDecode/.test(head);
    const stream = length === 0 ? '' : (packed ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(Number(id), { head, stream });
  }
  return objects;
}

function follow(objects: Map<number, PdfObject>, head: string, key: string): PdfObject {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1];
  return objects.get(Number(id)) ?? { head: '', stream: '' };
}

/** Reads pdfkit's ToUnicode map: glyph ranges, each with a list of texts. */
function readUnicode(map: string): Unicode {
  const unicode: Unicode = new Map();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      unicode.set(Number.parseInt(from, 16) + index, text);
    });
  }
  return unicode;
}

function readContent(content: string, fonts: ReadonlyMap<string, Unicode>): ReadPage {
  const page: ReadPage = { texts: [], rectangles: [] };
  let unicode: Unicode = new Map();
  for (const line of content.split('\n')) {
    const font = /^\/(F\d+) [\d.]+ Tf$/.exec(line);
    if (font) unicode = fonts.get(font[1] ?? '') ?? new Map();
    const shown = /^\[(.*)\] TJ$/.exec(line);
    if (shown) {
      const glyphs = (shown[1] ?? '').match(/<\w+>/g)?.join('').match(/\w{4}/g) ?? [];
      page.texts.push(
        glyphs.map((glyph) => unicode.get(Number.parseInt(glyph, 16)) ?? '').join(''),
      );
    }
    const numbers = /^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/.exec(line);
    if (numbers) {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(1).map(Number);
      page.rectangles.push([x, y, width, height]);
    }
  }
  return page;
}
