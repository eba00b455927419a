import { DeviceOnlySwitch } from "./device-only-switch";
import { Section } from "./section";

/** Whether problems leave the device they are typed on. */
export function DeviceOnlySection() {
  return (
    <Section
      id="device-only"
      title="On this device only"
      about="Your problems are then solved, checked and kept in this browser, and nothing of them is sent. They are gone when you clear its data or sign out. The tutor and practice still need the server."
    >
      <div className="needs-script">
        <DeviceOnlySwitch />
      </div>
      <p className="without-script text-[15px] text-muted">This needs JavaScript.</p>
    </Section>
  );
}
