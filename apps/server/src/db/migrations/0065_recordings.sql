CREATE TABLE "recording_custody" (
	"recording_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"deed" text NOT NULL,
	"detail" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recording_custody_recording_id_number_pk" PRIMARY KEY("recording_id","number")
);
--> statement-breakpoint
CREATE TABLE "recording_machine_segment" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"speaker_id" text,
	"text" text NOT NULL,
	"words" jsonb
);
--> statement-breakpoint
CREATE TABLE "recogniser_agreement" (
	"user_id" text NOT NULL,
	"host" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recogniser_agreement_user_id_host_pk" PRIMARY KEY("user_id","host")
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"recorded_at" timestamp with time zone,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'auto' NOT NULL,
	"hot_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"stage" text NOT NULL,
	"transcribe_by" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint,
	"duration_ms" integer,
	"measured_by" text,
	"peak_ms" integer,
	"peaks_key" text,
	"silences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript" text,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"document_id" text,
	"document_revision" integer,
	"original_until" timestamp with time zone,
	"copy_until" timestamp with time zone,
	"text_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_file" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"file_key" text,
	"deleted_at" timestamp with time zone,
	"probe" jsonb,
	"offset_ms" integer,
	"copy_key" text,
	"copy_bytes" bigint,
	"copy_type" text,
	"is_playable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_findings" (
	"recording_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"rules" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_note" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_piece" (
	"recording_id" text NOT NULL,
	"generation" integer NOT NULL,
	"number" integer NOT NULL,
	"file_id" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	CONSTRAINT "recording_piece_recording_id_generation_number_pk" PRIMARY KEY("recording_id","generation","number")
);
--> statement-breakpoint
CREATE TABLE "recording_segment" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"speaker_id" text,
	"text" text NOT NULL,
	"words" jsonb,
	"machine_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_unchecked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_speaker" (
	"id" text PRIMARY KEY NOT NULL,
	"recording_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'other' NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_edit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recording_edit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recording_id" text NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"kind" text NOT NULL,
	"start_ms" integer,
	"before" text NOT NULL,
	"after" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_segment" ADD COLUMN "time_start" integer;--> statement-breakpoint
ALTER TABLE "document_segment" ADD COLUMN "time_end" integer;--> statement-breakpoint
ALTER TABLE "recording_custody" ADD CONSTRAINT "recording_custody_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_custody" ADD CONSTRAINT "recording_custody_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_machine_segment" ADD CONSTRAINT "recording_machine_segment_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recogniser_agreement" ADD CONSTRAINT "recogniser_agreement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_file" ADD CONSTRAINT "recording_file_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_findings" ADD CONSTRAINT "recording_findings_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_note" ADD CONSTRAINT "recording_note_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_piece" ADD CONSTRAINT "recording_piece_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_segment" ADD CONSTRAINT "recording_segment_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_segment" ADD CONSTRAINT "recording_segment_speaker_id_recording_speaker_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."recording_speaker"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_speaker" ADD CONSTRAINT "recording_speaker_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_edit" ADD CONSTRAINT "recording_edit_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_edit" ADD CONSTRAINT "recording_edit_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_machine_segment_time" ON "recording_machine_segment" USING btree ("recording_id","start_ms");--> statement-breakpoint
CREATE INDEX "recording_owner" ON "recording" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "recording_document" ON "recording" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "recording_unfinished" ON "recording" USING btree ("state") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "recording_original_end" ON "recording" USING btree ("original_until") WHERE original_until is not null;--> statement-breakpoint
CREATE INDEX "recording_copy_end" ON "recording" USING btree ("copy_until") WHERE copy_until is not null;--> statement-breakpoint
CREATE INDEX "recording_text_end" ON "recording" USING btree ("text_until") WHERE text_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recording_file_position" ON "recording_file" USING btree ("recording_id","position");--> statement-breakpoint
CREATE INDEX "recording_note_time" ON "recording_note" USING btree ("recording_id","start_ms");--> statement-breakpoint
CREATE INDEX "recording_segment_time" ON "recording_segment" USING btree ("recording_id","start_ms","id");--> statement-breakpoint
CREATE INDEX "recording_speaker_recording" ON "recording_speaker" USING btree ("recording_id","position");--> statement-breakpoint
CREATE INDEX "recording_edit_recording" ON "recording_edit" USING btree ("recording_id","id");