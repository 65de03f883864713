import t from 'tap';
import { listTags, readTag } from '../../src/operations/copies/tags.ts';

t.test('an entity or a document type in a bucket’s response does nothing', async (t) => {
  const hostile = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "${'z'.repeat(100)}">]>
    <Error><Code>&x;</Code><Message>&y;&y;&amp;lt;</Message></Error>`;
  t.equal(readTag(hostile, 'Code'), '&x;');
  t.equal(readTag(hostile, 'Message'), '&y;&y;&lt;');
});

t.test('names are read as the bucket wrote them, in each form of an entity', async (t) => {
  const xml = '<Contents><Key>a&amp;b&#39;&#x41;</Key></Contents><Contents><Key>c</Key></Contents><Contents><Key>cut';
  t.strictSame(
    listTags(xml, 'Contents').map((entry) => readTag(entry, 'Key')),
    ["a&b'A", 'c'],
  );
  t.equal(readTag(xml, 'None'), undefined);
  t.equal(readTag('<Key>&#x110000;&#0;</Key>', 'Key'), '&#x110000;\0');
});
