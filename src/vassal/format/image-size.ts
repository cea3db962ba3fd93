interface Size {
  readonly width: number;
  readonly height: number;
}

/** As much of a picture as is looked at to learn its size. */
export const IMAGE_HEAD = 64 * 1024;

/** The size that a PNG, GIF or JPEG says it has; undefined for anything else. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint32(0) === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
}

/** A JPEG is a chain of segments; one of those that begin a frame tells the size. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1);
    const begins = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (begins) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}
