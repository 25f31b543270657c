{{/* Of every pod: nobody's uid, no token, nothing that can be gained. */}}
{{- define "fabula.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "fabula.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Takes the root, the part and its facts. */}}
{{- define "fabula.mounts" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $facts := index . 2 -}}
- { name: tmp, mountPath: /tmp }
- { name: own-key, mountPath: /keys/own, readOnly: true }
- { name: public-keys, mountPath: /keys/public, readOnly: true }
{{- include "fabula.trustMount" $root }}
{{- if eq $part "auth" }}
- { name: identity, mountPath: /keys/identity, readOnly: true }
{{- end }}
{{- range $name, $_ := $facts.folders }}
- { name: {{ $name }}, mountPath: /{{ $name }} }
{{- end }}
{{- if eq $part "media" }}
- { name: media, mountPath: /media }
{{- if $root.Values.stories.volume }}
- { name: stories, mountPath: /stories, readOnly: true }
{{- end }}
{{- end }}
{{- if and (eq $part "speech") $root.Values.speech.models }}
- { name: models, mountPath: /usr/share/pocketsphinx/model, readOnly: true }
{{- end }}
{{- end }}

{{- define "fabula.volumes" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $facts := index . 2 -}}
- { name: tmp, emptyDir: { sizeLimit: 256Mi } }
- { name: own-key, secret: { secretName: {{ $root.Values.secrets.keyPrefix }}-{{ $part }}, defaultMode: 288 } }
- { name: public-keys, configMap: { name: {{ $root.Values.secrets.publicKeys }} } }
{{- include "fabula.trustVolume" $root }}
{{- if eq $part "auth" }}
- { name: identity, secret: { secretName: {{ $root.Values.secrets.identity }}, defaultMode: 288 } }
{{- end }}
{{- range $name, $size := $facts.folders }}
- { name: {{ $name }}, emptyDir: { sizeLimit: {{ $size }} } }
{{- end }}
{{- if eq $part "media" }}
{{ include "fabula.mediaVolume" $root }}
{{- with $root.Values.stories.volume }}
- name: stories
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- if eq $part "speech" }}
{{- with $root.Values.speech.models }}
- name: models
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- end }}

{{- define "fabula.trustMount" -}}
{{- if .Values.trust.configMap }}
- { name: trust, mountPath: /trust, readOnly: true }
{{- end }}
{{- end }}

{{- define "fabula.trustVolume" -}}
{{- with .Values.trust.configMap }}
- { name: trust, configMap: { name: {{ . }} } }
{{- end }}
{{- end }}

{{- define "fabula.mediaClaim" -}}{{ .Values.mediaStore.existingClaim | default (include "fabula.name" (list . "media")) }}{{- end }}

{{- define "fabula.mediaVolume" -}}
- { name: media, persistentVolumeClaim: { claimName: {{ include "fabula.mediaClaim" . }} } }
{{- end }}
