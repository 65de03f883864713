import t from 'tap';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

t.test('the owner manages the pictures', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const owner = await signIn(app);
  const call = callAs(app, owner);
  const picture = (width: number) => drawPicture(width, 200).jpeg().toBuffer();
  const gallery = async () => (await app.inject({ url: '/api/images' })).json();
  const ids: number[] = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
    const { body } = await upload(address, owner, await picture(300 + ids.length), name);
    ids.push(body.image?.id ?? 0);
  }
  const [one = 0, two = 0, three = 0] = ids;

  t.test('pictures are listed with the slots that still show the built-in picture', async (t) => {
    const { gallery, slots } = (await call('GET', '/api/admin/images')).json();

    t.strictSame(
      gallery.map(({ id }: { id: number }) => id),
      [three, two, one],
      'newest first',
    );
    t.equal(slots.length, 16);
    t.ok(slots.every(({ image }: { image?: object }) => image === undefined));
  });

  t.test('a caption shows in the public gallery at once', async (t) => {
    const response = await call('PATCH', `/api/admin/images/${one}`, { alt: '  Cedar   fence, High Point ' });

    t.equal(response.statusCode, 200);
    t.equal((await gallery()).find(({ name }: { name: string }) => name === 'one.jpg').alt, 'Cedar fence, High Point');
    for (const alt of ['', '  ', 'x'.repeat(251), 7])
      t.strictSame(Object.keys((await call('PATCH', `/api/admin/images/${one}`, { alt })).json().fields), ['alt']);
    t.equal((await call('PATCH', '/api/admin/images/999', { alt: 'Nothing here' })).statusCode, 404);
  });

  t.test('pictures take the owner’s order unless another window changed the gallery', async (t) => {
    const ordered = await call('PUT', '/api/admin/images/order', { ids: [two, three, one] });
    const stale = await call('PUT', '/api/admin/images/order', { ids: [two, one] });
    const doubled = await call('PUT', '/api/admin/images/order', { ids: [two, two, one] });

    t.strictSame([ordered.statusCode, stale.statusCode, doubled.statusCode], [200, 409, 400]);
    t.strictSame(
      (await gallery()).map(({ name }: { name: string }) => name),
      ['two.jpg', 'three.jpg', 'one.jpg'],
    );
  });

  t.test('pictures are deleted and restored to their place', async (t) => {
    const deleted = await call('DELETE', `/api/admin/images/${three}`);
    const without = (await gallery()).length;
    const restored = await call('POST', `/api/admin/images/${deleted.json().undoId}/restoration`);

    t.strictSame([deleted.statusCode, without, restored.statusCode], [200, 2, 201]);
    t.strictSame(
      (await gallery()).map(({ name }: { name: string }) => name),
      ['two.jpg', 'three.jpg', 'one.jpg'],
    );
    t.equal((await call('DELETE', '/api/admin/images/abc')).statusCode, 404);
    t.equal((await call('POST', '/api/admin/images/999/restoration')).statusCode, 404);
  });

  t.test('a picture is replaced under its name and caption and can be restored', async (t) => {
    const before = (await gallery()).find(({ name }: { name: string }) => name === 'one.jpg');
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await picture(320))]), 'other.png');

    const response = await fetch(`${address}/api/admin/images/${one}/file`, {
      method: 'PUT',
      body,
      headers: { cookie: owner },
    });

    t.equal(response.status, 200);
    const { undoId } = (await response.json()) as { undoId: number };
    const after = (await gallery()).find(({ name }: { name: string }) => name === 'one.jpg');
    t.not(after.url, before.url);
    t.equal(after.alt, before.alt);
    await call('POST', `/api/admin/images/${undoId}/restoration`);
    t.equal((await gallery()).find(({ name }: { name: string }) => name === 'one.jpg').url, before.url);
  });

  t.test('a picture in a slot is replaced by the built-in one again', async (t) => {
    const { body } = await upload(address, owner, await picture(400), 'service-wood.jpg');
    const filled = (await call('GET', '/api/admin/images')).json().slots;

    const reset = await call('DELETE', `/api/admin/images/${body.image?.id}`);

    t.equal(filled.filter(({ image }: { image?: object }) => image).length, 1);
    t.equal(reset.statusCode, 200);
    const { slots } = (await call('GET', '/api/admin/images')).json();
    t.equal(slots.filter(({ image }: { image?: object }) => image).length, 0);
  });
});
