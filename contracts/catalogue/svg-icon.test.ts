import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ICON, svgIcon } from './svg-icon.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const around = (inside: string) => `<svg ${NS} viewBox="0 0 24 24">${inside}</svg>`;
const plain = around('<path d="M3 12h18" fill="none" stroke="#0a7" stroke-width="2"/>');

describe('a drawing of plain shapes', () => {
  it.each([
    ['as it is', plain],
    ['with shapes in a group', around('<g transform="rotate(45 12 12)"><circle cx="12" cy="12" r="9"/></g>')],
    ['of lines', around('<polyline points="1,2 3,4"/><rect x="1" y="1" width="9" height="9" rx="2"/>')],
  ])('is kept %s, and is the same when it is read again', (_, text) => {
    expect(svgIcon(text)).toEqual({ ok: true, svg: text });
  });

  it('is stored without the extra attributes of drawing programs', () => {
    const drawn = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- made by hand -->
      <svg class='lucide' ${NS} version="1.1" viewBox='0 0 24 24'>
        <path id="p1" d="M3 12h18"></path>
      </svg>`;
    expect(svgIcon(drawn)).toEqual({ ok: true, svg: around('<path d="M3 12h18"></path>') });
  });

  it('receives its namespace when absent', () => {
    expect(svgIcon('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')).toMatchObject({ ok: true });
  });
});

describe('a drawing with other content is refused', () => {
  it.each([
    ['a script', around('<script>alert(1)</script>')],
    ['a script by another case', around('<ScRiPt>alert(1)</ScRiPt>')],
    ['a script in a namespace', around('<svg:script>alert(1)</svg:script>')],
    ['a handler', `<svg ${NS} viewBox="0 0 9 9" onload="alert(1)"/>`],
    ['a handler on a shape', around('<path d="M0 0" onclick="alert(1)"/>')],
    ['a handler without quotes', around('<path d="M0 0" onclick=alert(1) />')],
    ['a handler behind a slash', around('<path/onclick="alert(1)"/>')],
    ['a foreign object', around('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a link', around('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['another document', around('<use href="https://evil.test/x.svg#a"/>')],
    ['a reference within', around('<use xlink:href="#a"/>')],
    ['a picture', around('<image href="https://evil.test/x.png"/>')],
    ['a style', around('<path d="M0 0" style="fill:url(https://evil.test/x)"/>')],
    ['a style sheet', around('<style>@import url(https://evil.test/x.css);</style>')],
    ['a url as a colour', around('<path d="M0 0" fill="url(https://evil.test/x#a)"/>')],
    ['a url of its own as a colour', around('<path d="M0 0" fill="url(#a)"/>')],
    ['an animation that sets a handler', around('<set attributeName="onmouseover" to="alert(1)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "&#60;script&#62;">]>${plain}`],
    ['an entity in a value', around('<path d="&#77;0 0"/>')],
    ['a CDATA section', around('<![CDATA[<script>alert(1)</script>]]>')],
    ['text', around('hello')],
    ['a comment that hides a tag', around('<!-- --!><script>alert(1)</script> -->')],
    ['a comment that never ends', around('<!-- <path d="M0 0"/>')],
    ['another instruction', `<?xml-stylesheet href="https://evil.test/x.css"?>${plain}`],
    ['a second namespace', `<svg ${NS} xmlns:x="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>`],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>'],
    ['a nested drawing', around(plain)],
    ['content after it', `${plain}<script>alert(1)</script>`],
    ['content before it', `x${plain}`],
    ['a tag that never closes', `<svg ${NS} viewBox="0 0 9 9"><g>`],
    ['a tag that closes another', `<svg ${NS} viewBox="0 0 9 9"><g></svg></g>`],
    ['a closing tag that closes itself', `<svg ${NS} viewBox="0 0 9 9"><g></g/></svg>`],
    ['the same attribute twice', around('<path d="M0 0" d="M1 1"/>')],
    ['an element that every object has', around('<constructor/>')],
    ['an attribute that every object has', around('<path toString="M0 0"/>')],
    ['no size of its own', `<svg ${NS}><path d="M0 0"/></svg>`],
    ['nothing', ''],
    ['too many shapes', around('<path d="M0 0"/>'.repeat(LONGEST_ICON / 10))],
  ])('%s', (_, text) => {
    expect(svgIcon(text)).toMatchObject({ ok: false });
  });
});

it('keeps only allowed elements and attributes for any combination of SVG fragments', () => {
  const piece = fc.constantFrom(
    '<svg viewBox="0 0 9 9">',
    '</svg>',
    '<g>',
    '</g>',
    '<path d="M0 0"/>',
    '<script>',
    '</script>',
    ' onload="x"',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '<',
    '>',
    '&lt;',
    'url(#a)',
    ' fill="',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const icon = svgIcon(pieces.join(''));
      if (!icon.ok) return;
      expect(icon.svg).toMatch(/^(<\/?(svg|g|path)( (xmlns|viewBox|d|fill)="[^"<>&]*")*\/?>)+$/);
      expect(svgIcon(icon.svg)).toEqual(icon);
    }),
  );
});
