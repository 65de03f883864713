import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';

/** A chosen file as it will be seen. A browser that cannot show the format (HEIC, mostly) shows the icon; the server can read it all the same. */
export function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  if (!address) return <Icon name="picture" className="chosen__preview" />;
  return (
    <img
      className="chosen__preview"
      src={address}
      alt=""
      width={72}
      height={72}
      onError={() => setAddress(undefined)}
    />
  );
}
