import { describe, expect, it } from '@jest/globals';
import { planImport } from './attendeeImport';

const seats = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));
const HEAD = ['Name', 'Email'];
const people = (...rows: string[][]) => planImport([HEAD, ...rows], seats(10)).rows;
const problems = (...rows: string[][]) => people(...rows).map((row) => row.problems);

describe('the columns', () => {
  it('are known by their names, in any order and spelling', () => {
    const table = [
      [
        'Special Requirements',
        'EMAIL',
        'dietary preferences',
        'Title',
        'Dept.',
        'Employee-ID',
        'Mobile',
        'Full name',
        'Shoe size',
      ],
      ['Ramp', 'a@x.in', 'Vegan', 'Lead', 'Sales', 'E-1', '+91 98', 'Asha Rao', '38'],
    ];
    const plan = planImport(table, seats(2));
    expect(plan.rows).toEqual([
      {
        row: 2,
        seat: 0,
        problems: [],
        details: {
          name: 'Asha Rao',
          email: 'a@x.in',
          phone: '+91 98',
          employee_id: 'E-1',
          department: 'Sales',
          designation: 'Lead',
          dietary_preferences: 'Vegan',
          special_requirements: 'Ramp',
        },
      },
    ]);
    expect(plan.unknown).toEqual(['Shoe size']);
  });

  it('take the heading that says it best, and none twice', () => {
    const outlook = [
      ['Title', 'First Name', 'Last Name', 'Job Title', 'E-mail Address'],
      ['Ms.', 'Asha', 'Menon', 'Regional Manager', 'a@x.in'],
    ];
    const { rows, unknown } = planImport(outlook, seats(1));
    expect(rows[0]?.details.designation).toBe('Regional Manager');
    expect(unknown).toEqual(['Title']);
    const twice = planImport(
      [
        ['Name', 'Email', 'E-mail'.replace('-', '')],
        ['A', 'a@x.in', 'b@x.in'],
      ],
      seats(1),
    );
    expect(twice.problem).toBe('The column Email appears twice. Delete one of them.');
  });

  it('stand below a title and empty rows', () => {
    const table = [['Guests of the summer party'], [''], HEAD, ['Asha', 'a@x.in']];
    expect(planImport(table, seats(1)).rows).toMatchObject([{ row: 4, seat: 0, problems: [] }]);
  });

  it('may part the name in two', () => {
    const table = [
      ['First name', 'Last name', 'E-mail'],
      ['Asha', 'Rao', 'a@x.in'],
    ];
    expect(planImport(table, seats(1)).rows[0]?.details.name).toBe('Asha Rao');
  });

  it('without names are those of the form, in its order', () => {
    const { rows, problem } = planImport([['Asha', 'a@x.in', '98200', 'E-1']], seats(1));
    expect(problem).toBeNull();
    expect(rows[0]).toMatchObject({
      row: 1,
      details: { name: 'Asha', email: 'a@x.in', phone: '98200', employee_id: 'E-1' },
    });
  });

  it.each([
    [
      'no email',
      [
        ['Name', 'City'],
        ['Asha', 'Pune'],
      ],
      /no column for the email. Found: Name, City/,
    ],
    [
      'no name',
      [
        ['Email', 'City'],
        ['a@x.in', 'Pune'],
      ],
      /no column for the name/,
    ],
    ['one column', [['Asha'], ['Ravi']], /only one column/],
    [
      'neither heading nor address',
      [
        ['Asha', 'Pune'],
        ['Ravi', 'Goa'],
      ],
      /No row has an email/,
    ],
    ['a heading alone', [HEAD], /no people below/],
  ])('that do not fit are explained: %s', (_what, table, sentence) => {
    const { rows, problem } = planImport(table, seats(2));
    expect(problem).toMatch(sentence);
    expect(rows).toEqual([]);
  });
});

describe('the rows', () => {
  it('say what is wrong with them', () => {
    expect(
      problems(
        ['', 'a@x.in'],
        ['Ravi', ''],
        ['Ravi', 'ravi at x.in'],
        ['Asha', 'asha@x.in'],
        ['asha', 'ASHA@x.in'],
        ['Sunil', 'asha@x.in'],
        ['x'.repeat(101), 'x@x.in'],
        ['turned \u202E name', 't@x.in'],
      ),
    ).toEqual([
      ['Full name is required'],
      ['Email is required'],
      ['Enter a valid email address'],
      [],
      ['The same person is in row 5'],
      [],
      ['Full name is too long: 101 of at most 100 characters'],
      ['Full name contains characters that cannot be used'],
    ]);
  });

  it('have no errors of formulas and no characters that were lost', () => {
    expect(
      problems(['#REF!', 'a@x.in'], ['#NAME?', 'b@x.in'], ['M\uFFFDller', 'm@x.in']).map(
        ([problem]) => problem,
      ),
    ).toEqual([
      expect.stringMatching(/^Full name has the error #REF!/),
      expect.stringMatching(/^Full name has the error #NAME\?/),
      expect.stringMatching(/^Full name has a character/),
    ]);
  });

  it('take 100 characters, letters beyond 16 bits counted as one, and letters that run to the left', () => {
    const rows = people(
      ['𠮷'.repeat(100), 'e@x.in'],
      ['دانا الحربي', 'd@x.in'],
      ['x'.repeat(100), 'x@x.in'],
    );
    expect(rows.map((row) => row.problems)).toEqual([[], [], []]);
    expect(rows[1]?.details.name).toBe('دانا الحربي');
  });

  it('keep what a spreadsheet would compute as the text it is', () => {
    const formulas = ["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)'];
    const rows = people(...formulas.map((name, n) => [name, `p${n}@x.in`]));
    expect(rows.map(({ details }) => details.name)).toEqual(formulas);
  });

  it('lose spaces and line breaks around and inside their cells', () => {
    expect(people([' Asha\n  Rao ', ' a@x.in '])[0]?.details).toMatchObject({
      name: 'Asha Rao',
      email: 'a@x.in',
    });
  });

  it('are numbered as in the file, empty ones counted', () => {
    const plan = planImport([[''], HEAD, ['', ''], ['Asha', 'a@x.in']], seats(1));
    expect(plan.rows[0]?.row).toBe(4);
  });
});

describe('the seats', () => {
  it('are filled in order; rows with problems fill none', () => {
    const table = [HEAD, ['Asha', 'a@x.in'], ['', 'b@x.in'], ['Ravi', 'r@x.in']];
    const plan = planImport(table, [{ index: 1 }, { index: 4 }, { index: 5 }]);
    expect(plan.rows.map(({ seat }) => seat)).toEqual([1, null, 4]);
    expect(plan).toMatchObject({ filled: 2, left: 0 });
  });

  it('end before the people do: the rest is counted, not read', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => [`Person ${n}`, `p${n}@x.in`]);
    const plan = planImport([HEAD, ...many], seats(10));
    expect(plan.rows).toHaveLength(10);
    expect(plan).toMatchObject({ filled: 10, left: 9_990 });
  });

  it('that are kept exclude the people who have them', () => {
    const plan = planImport([HEAD, ['Asha', 'A@x.in']], seats(1), [
      { name: 'Asha', email: 'a@x.in' },
    ]);
    expect(plan.rows[0]?.problems).toEqual(['The same person is in a seat that stays']);
  });

  it('are no longer read after 50 rows with problems', () => {
    const many = Array.from({ length: 10_000 }, () => ['', 'nobody']);
    const plan = planImport([HEAD, ...many], seats(1));
    expect(plan.rows).toHaveLength(50);
    expect(plan.left).toBe(9_950);
  });
});
