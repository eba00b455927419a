import Link from "next/link";

/** Says that problems stay on this device, where they do. */
export function DeviceOnlyNote() {
  return (
    <p className="device-only mt-4 text-[15px] text-muted">
      Your problems stay on this device only.{" "}
      <Link
        href="/settings#device-only"
        prefetch={false}
        className="link -my-2.5 inline-flex min-h-11 items-center"
      >
        Settings
      </Link>
    </p>
  );
}
