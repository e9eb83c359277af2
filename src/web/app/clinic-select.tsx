import { useMutation } from "@tanstack/react-query";
import { roleLabels } from "#contract/access/roles.ts";
import type { ApiReply } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { storeToken } from "#web/lib/session/token.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Which clinic the page shows; choosing another one begins anew there. */
export function ClinicSelect({ clinics }: { clinics: ApiReply<"ownClinics"> }) {
  const change = useMutation({
    mutationFn: (clinicId: string) => callApi("switchClinic", { body: { clinicId } }),
    onSuccess: ({ token }) => {
      storeToken(token);
      // Nothing that was loaded or begun here belongs to the other clinic.
      location.assign("/");
    },
    onError: (error) =>
      toast({
        title: "Still the same clinic",
        description: messageForPeople(error, noAnswer),
        variant: "destructive",
      }),
  });
  return (
    <Select
      aria-label="Clinic"
      className="mb-2.5"
      value={clinics.find(({ isCurrent }) => isCurrent)?.id ?? ""}
      disabled={change.isPending}
      onValueChange={(id) => change.mutate(id)}
      options={clinics.map(({ id, name, role }) => ({ value: id, label: `${name} (${roleLabels[role]})` }))}
    />
  );
}
